/**
 * How a session stands to the second factor: nobody of the society's own people; one who has yet to take it into
 * use, who has yet to give it, or who has given it and has the rights of the role.
 */
export const secondFactorStates = ['none', 'enrol', 'awaited', 'given'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

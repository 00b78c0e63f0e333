/**
 * State of a session's second factor: not needed because the user is not staff, to be enrolled, to be verified, or verified,
 * which gives the rights of the role.
 */
export const secondFactorStates = ['none', 'enrol', 'awaited', 'given'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

/** A checkbox as a flag of the API. */
export const flag = (isTicked: boolean): 0 | 1 => (isTicked ? 1 : 0);

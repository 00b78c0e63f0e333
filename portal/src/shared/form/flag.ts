/** What is ticked, as the wire has it. */
export const flag = (isTicked: boolean): 0 | 1 => (isTicked ? 1 : 0);

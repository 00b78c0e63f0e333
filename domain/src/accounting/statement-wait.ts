/**
 * How long the portal waits for a requested statement, in milliseconds. A statement of ten thousand works takes a minute; one
 * that takes longer than this is announced by mail.
 */
export const statementWaitMs = 120_000;

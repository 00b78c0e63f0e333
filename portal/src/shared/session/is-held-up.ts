/** While the terms or a new password come first, no other page can be reached. */
export function isHeldUp(me: {
  sessionKind: string;
  shouldUpdatePassword: number;
  user: { disclaimerAccepted: string | null };
}): boolean {
  return me.sessionKind === 'strong' || me.shouldUpdatePassword === 1 || me.user.disclaimerAccepted === null;
}

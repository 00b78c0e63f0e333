import { useMemo, useState } from 'react';
import { useMember } from '../session/use-session';
import { useSettings } from '../settings/use-settings';
import { type Mailbox, mailboxOf } from './mailbox';

/** The mailbox of the profile that the session acts for; undefined for whoever has none. */
export function useMailbox(): Mailbox | undefined {
  const member = useMember();
  const settings = useSettings();
  return useMemo(() => member && mailboxOf(member, settings), [member, settings]);
}

/**
 * The same on pages that nobody reaches without a profile. While a lost session leads on to /login the last one known
 * is still shown.
 */
export function usePageMailbox(): Mailbox {
  const now = useMailbox();
  const [known, setKnown] = useState(now);
  if (now && now !== known) setKnown(now);
  const shown = now ?? known;
  if (!shown) throw new Error('This page needs a profile');
  return shown;
}

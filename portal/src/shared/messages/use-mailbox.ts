import { useMemo, useState } from 'react';
import { useMember } from '../session/use-session';
import { useSettings } from '../settings/use-settings';
import { type Mailbox, mailboxOf } from './mailbox';

/** The mailbox of the current profile; `undefined` for a user without one. */
export function useMailbox(): Mailbox | undefined {
  const member = useMember();
  const settings = useSettings();
  return useMemo(() => member && mailboxOf(member, settings), [member, settings]);
}

/** The same on pages that require a profile. While a lost session redirects to /login, the last one is returned. */
export function usePageMailbox(): Mailbox {
  const now = useMailbox();
  const [known, setKnown] = useState(now);
  if (now && now !== known) setKnown(now);
  const shown = now ?? known;
  if (!shown) throw new Error('This page needs a profile');
  return shown;
}

import type { MissingForWorks } from '@nimio/domain/profile/missing-for-works';
import type { Member } from '../../shared/session/session-store';
import { LanguageMenu } from './LanguageMenu';
import { LockedWorks } from './LockedWorks';
import { ProfileMenu } from './ProfileMenu';

interface MemberToolsProps {
  member: Member;
  missing: readonly MissingForWorks[];
}

/** The masthead's menus; a chunk of its own, as those who may only read the terms have none. */
export default function MemberTools({ member, missing }: MemberToolsProps) {
  return (
    <>
      {missing.length > 0 && <LockedWorks missing={missing} />}
      <LanguageMenu />
      <ProfileMenu {...member} />
    </>
  );
}

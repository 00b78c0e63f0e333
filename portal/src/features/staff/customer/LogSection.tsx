import { Section } from '@nimio/design-system';
import { revalidate } from '../../../api/use-endpoint';
import { AuditLog } from '../../../shared/audit/AuditLog';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';
import { MergeOfLine } from '../authors/merge/MergeOfLine';

/** The customer's audit log; staff who may merge authors can undo merges here. */
export function LogSection({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const mayUndo = useMe().rights.includes('mergeAuthors');
  const reload = () => revalidate(`/profiles/${profileHash}/audit-log`);
  return (
    <Section id="log" title={t('customer.log')} heading="margin">
      <AuditLog
        profileHash={profileHash}
        {...(mayUndo && {
          actions: ({ mergeHash }) => mergeHash && <MergeOfLine mergeHash={mergeHash} onUndone={reload} />,
        })}
      />
    </Section>
  );
}

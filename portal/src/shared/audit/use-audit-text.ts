import type { AuditLine } from '@nimio/domain/audit/audit.types';
import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { useIntl } from 'react-intl';

// An act without words in three languages does not compile: its id is not among the messages.
const ofAct = (act: AuditEvent) => ({ id: `audit.act.${act}` as const });

/** Fields that are worth naming; of the others the act says enough. */
const fieldNames = [
  'streetAddress',
  'coAddress',
  'zipCode',
  'postCenter',
  'country',
  'language',
  'phone',
  'email',
  'username',
] as const;

/** What was done and by whom, in the spoken language. */
export function useAuditText() {
  const intl = useIntl();
  const fieldsOf = ({ fields }: AuditLine): string =>
    fieldNames
      .filter((name) => fields.includes(name))
      .map((name) => intl.formatMessage({ id: `audit.field.${name}` }))
      .join(', ');
  return {
    what: (line: AuditLine): string => {
      const fields = fieldsOf(line);
      const act = intl.formatMessage(ofAct(line.act));
      return fields ? `${act}: ${fields}` : act;
    },
    who: ({ by, name }: AuditLine): string => {
      if (name === null) return intl.formatMessage({ id: `audit.by.${by}` });
      return by === 'society' ? intl.formatMessage({ id: 'audit.byStaff' }, { name }) : name;
    },
  };
}

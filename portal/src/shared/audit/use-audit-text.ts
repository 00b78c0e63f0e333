import type { AuditLine } from '@nimio/domain/audit/audit.types';
import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { contactFieldNames } from '@nimio/domain/contact/contact-fields';
import { useIntl } from 'react-intl';

// An event without a text in three languages does not compile, since its message id is missing.
const messageOf = (event: AuditEvent) => ({ id: `audit.event.${event}` as const });

/** Fields that are named; for others the event is enough. */
const fieldNames = [...contactFieldNames, 'username'] as const;

/** An audit event as text in the current language. */
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
      const event = intl.formatMessage(messageOf(line.event));
      return fields ? `${event}: ${fields}` : event;
    },
    who: ({ by, name }: AuditLine): string => {
      if (name === null) return intl.formatMessage({ id: `audit.by.${by}` });
      return by === 'society' ? intl.formatMessage({ id: 'audit.byStaff' }, { name }) : name;
    },
  };
}

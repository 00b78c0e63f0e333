import { ComboBox, type ComboBoxSearch, type Option, Section, TagGroup } from '@nimio/design-system';
import type { SentMessage } from '@nimio/domain/message/message.types';
import { useState } from 'react';
import { searchCustomers } from '../../../shared/customer/search-customers';
import { mayLeave } from '../../../shared/form/unsaved';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { Above } from '../../../shared/page/layout';
import { composeName, newMessage } from './draft';
import { MessageForm } from './MessageForm';
import type { MessageValues } from './message.form';
import { useMessageForm } from './use-message-form';

interface ComposeProps {
  mailbox: Mailbox;
  /** The first recipients of a message from the society. */
  recipients: readonly Option[];
  takesFocus: boolean;
  onSent: (sent: SentMessage) => void;
  onCancel: () => void;
}

/** The form for a new message above the list: to the society, or from staff to chosen recipients. */
export default function Compose({ mailbox, recipients, takesFocus, onSent, onCancel }: ComposeProps) {
  const { t } = useText();
  const [initial] = useState(() => newMessage(mailbox, recipients));
  const { form, submit } = useMessageForm({ mailbox, name: composeName, initial, onSent });
  const cancel = async () => {
    if (!(await mayLeave())) return;
    // A draft that is still offered remains.
    if (form.isDirty) form.draft.drop();
    onCancel();
  };
  return (
    <Section id="new" title={t('message.new')}>
      {mailbox.kind === 'own' && (
        <Above>
          <InfoBox place="messages" />
        </Above>
      )}
      <MessageForm
        form={form}
        onSubmit={submit}
        label={t('message.new')}
        receivers={
          mailbox.kind === 'society' && (
            <Receivers form={form} first={recipients} onSearch={searchCustomers} />
          )
        }
        onCancel={() => void cancel()}
        takesFocus={takesFocus}
      />
    </Section>
  );
}

interface ReceiversProps {
  form: PortalForm<MessageValues>;
  first: readonly Option[];
  onSearch: ComboBoxSearch;
}

/** The recipients, added by a search for names. */
function Receivers({ form, first, onSearch }: ReceiversProps) {
  const { t } = useText();
  const { name, value, onChange, onBlur, error } = form.field('profileHashes');
  const [names, setNames] = useState<Record<string, string>>(() =>
    Object.fromEntries(first.map(({ id, label }) => [id, label])),
  );
  const add = ({ id, label }: Option) => {
    setNames((known) => ({ ...known, [id]: label }));
    if (!value.includes(id)) onChange([...value, id]);
  };
  return (
    <>
      <ComboBox
        name={name}
        label={t('compose.receiver')}
        description={t('compose.receiverHint')}
        onSearch={onSearch}
        onPick={add}
        onBlur={onBlur}
        error={error}
        width="36rem"
        isRequired
      />
      <Above>
        <TagGroup
          label={t('compose.receivers')}
          items={value.map((id) => ({ id, label: names[id] ?? id }))}
          onRemove={(id) => onChange(value.filter((other) => other !== id))}
          empty={t('compose.noReceivers')}
        />
      </Above>
    </>
  );
}

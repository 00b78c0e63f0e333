import { ComboBox, type ComboBoxSearch, type Option, TagGroup } from '@nimio/design-system';
import { useState } from 'react';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import type { MessageValues } from './message.form';

interface ReceiversProps {
  form: PortalForm<MessageValues>;
  onSearch: ComboBoxSearch;
}

/** The recipients, added by a search for names. */
export function Receivers({ form, onSearch }: ReceiversProps) {
  const { t } = useText();
  const { name, value, onChange, onBlur, error } = form.field('profileHashes');
  const [names, setNames] = useState<Record<string, string>>({});
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

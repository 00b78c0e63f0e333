import { raiseSession } from '@nimio/domain/second-factor/second-factor.endpoints';
import { exchange } from '../../../api/client';
import { useText } from '../../../shared/intl/use-text';
import { startSession } from '../../../shared/session/session';
import { CodeForm } from './CodeForm';

interface RaiseFormProps {
  hint: string;
  /** @param recoveryCodes those of a newly enrolled factor */
  onRaised: (recoveryCodes: readonly string[]) => void;
  onWithout: () => void;
}

/** The form for the code that gives the rights of staff. */
export function RaiseForm({ hint, onRaised, onWithout }: RaiseFormProps) {
  const { t } = useText();
  const raise = async (body: { code: string }) => {
    const { data, servedAt } = await exchange(raiseSession, { body });
    const { recoveryCodes, ...me } = data;
    await startSession(me, servedAt);
    onRaised(recoveryCodes);
  };
  return (
    <CodeForm
      hint={hint}
      submit={t('secondFactor.submit')}
      onCode={raise}
      instead={{ label: t('secondFactor.without'), action: onWithout }}
    />
  );
}

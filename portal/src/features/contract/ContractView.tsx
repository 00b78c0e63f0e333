import { Button, DescriptionList, formatDate, TextColumn } from '@nimio/design-system';
import type { Contract } from '@nimio/domain/profile/profile.types';
import { type ReactNode, useState } from 'react';
import { useExceptions } from '../../shared/contract/use-exceptions';
import { useText } from '../../shared/intl/use-text';
import { late } from '../../shared/page/late';
import { Actions } from '../../shared/page/layout';
import { PrintButton } from '../../shared/page/PrintButton';

const ContractModal = late(() => import('./ContractModal'));
const PrintedText = late(() => import('./PrintedText'));

/** An accepted contract: its validity and its exceptions. */
export function ContractView({ contract }: { contract: Contract }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const { validFrom, validTo, compTypes, exceptionComment } = contract;
  const version = contract.textVersion ?? undefined;
  return (
    <TextColumn>
      <DescriptionList
        items={[
          { term: t('contract.validFrom'), value: formatDate(validFrom) },
          {
            term: t('contract.validTo'),
            value: validTo === null ? t('contract.openEnded') : formatDate(validTo),
          },
        ]}
      />
      <h2>{t('contract.exceptions')}</h2>
      <Exceptions compTypes={compTypes} />
      {exceptionComment && (
        <>
          <h3>{t('contract.comment')}</h3>
          <p>{exceptionComment}</p>
        </>
      )}
      <Actions>
        <Button variant="second" onPress={() => setOpen(true)}>
          {t('contract.open')}
        </Button>
        <PrintButton isPending={isPrinting} print={() => setPrinting(true)} />
      </Actions>
      {isOpen && <ContractModal version={version} onClose={() => setOpen(false)} />}
      {isPrinting && <PrintedText version={version} onPrinted={() => setPrinting(false)} />}
    </TextColumn>
  );
}

const small = (content: ReactNode[]) => <small>{content}</small>;

/** Each type of compensation that the contract excludes, as a sentence with its code. */
function Exceptions({ compTypes }: { compTypes: string }) {
  const { t } = useText();
  const exceptions = useExceptions(compTypes);
  if (exceptions.length === 0) return <p>{t('contract.noExceptions')}</p>;
  return (
    <ul>
      {exceptions.map(({ code, term }) => (
        <li key={code}>{t('contract.exception', { term, code, small })}</li>
      ))}
    </ul>
  );
}

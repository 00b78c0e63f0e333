import { CellNote } from '@nimio/design-system';
import { useText } from '../../../../shared/intl/use-text';

/** The reason codes of ISO 20022 that banks usually give for a payment or a payment file, and our own. */
export const explainedReasons = [
  ...(['noAccount', 'AC01', 'AC03', 'AC04', 'AC06', 'AG01', 'AG02', 'AM04', 'AM05', 'AM09'] as const),
  ...(['BE04', 'CNOR', 'CUST', 'DT01', 'DUPL', 'FF01', 'FOCR', 'MD07', 'MS02', 'MS03'] as const),
  ...(['NARR', 'RC01', 'RR01', 'RR02', 'RR03', 'RR04'] as const),
] as const;

/** Explains a reason code; undefined if it is not a common one. */
export function useExplanation(): (code: string) => string | undefined {
  const { t } = useText();
  return (code) => {
    const known = explainedReasons.find((one) => one === code);
    return known && t(`bankFile.reason_${known}`);
  };
}

/** A reason with its explanation. */
export function Reason({ code }: { code: string }) {
  const explanation = useExplanation()(code);
  if (code === 'noAccount') return explanation;
  return (
    <div>
      {code}
      {explanation && <CellNote>{explanation}</CellNote>}
    </div>
  );
}

import { contractExceptions } from '@nimio/domain/contract/contract';
import type { Option } from '@nimio/domain/settings/settings.types';
import { useSettings } from '../settings/use-settings';

/** The types of remuneration that a contract excludes, by the society's names. */
export function useExceptions(compTypes: string): Option[] {
  const { compensationTypes } = useSettings();
  const codes = contractExceptions(
    compTypes,
    compensationTypes.map(({ code }) => code),
  );
  return compensationTypes.filter(({ code }) => codes.includes(code));
}

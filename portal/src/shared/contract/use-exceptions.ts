import { contractExceptions } from '@nimio/domain/contract/contract';
import type { Option } from '@nimio/domain/settings/settings.types';
import { useSettings } from '../settings/use-settings';

/** What a contract leaves out of the types of remuneration that the society deals with, in its words. */
export function useExceptions(compTypes: string): Option[] {
  const { compensationTypes } = useSettings();
  const codes = contractExceptions(
    compTypes,
    compensationTypes.map(({ code }) => code),
  );
  return compensationTypes.filter(({ code }) => codes.includes(code));
}

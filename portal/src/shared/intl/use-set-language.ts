import type { Language } from '@nimio/domain/schema';
import { ApiError } from '../../api/api-error';
import { useErrorToast } from '../toast/use-error-toast';
import { setLanguage } from './language';

/** Switches the language; shows an error when its messages cannot be loaded. */
export function useSetLanguage(): (language: Language) => void {
  const { attempt } = useErrorToast();
  const choose = (language: Language) =>
    setLanguage(language).catch(() => {
      throw new ApiError('network');
    });
  return (language) => void attempt(() => choose(language));
}

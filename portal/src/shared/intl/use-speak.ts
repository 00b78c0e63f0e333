import type { Language } from '@nimio/domain/schema';
import { ApiError } from '../../api/api-error';
import { useErrorToast } from '../toast/use-error-toast';
import { speak } from './language';

/** Switches the language; shows an error when its messages cannot be loaded. */
export function useSpeak(): (language: Language) => void {
  const showError = useErrorToast();
  return (language) => void speak(language).catch(() => showError(new ApiError('network')));
}

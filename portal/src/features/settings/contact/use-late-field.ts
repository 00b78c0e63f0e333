import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import type { ContactValues } from './contact.form';

interface Loaded {
  Field?: ComponentType<{ form: PortalForm<ContactValues> }>;
  /** The focus was in its place when it came. */
  hadFocus?: boolean;
  hasFailed?: boolean;
}

/**
 * The country's field, loaded when its place comes near or the form is entered. What has come or failed is not asked
 * for again by itself.
 */
export function useLateField(
  place: RefObject<HTMLElement | null>,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const load = useCallback(
    () =>
      import('./CountryField').then(
        ({ default: Field }) =>
          setLoaded({ Field, hadFocus: place.current?.contains(document.activeElement) ?? false }),
        () => setLoaded({ hasFailed: true }),
      ),
    [place],
  );
  const isSettled = loaded.Field !== undefined || loaded.hasFailed === true;
  useEffect(() => {
    const here = place.current;
    const form = formRef.current;
    if (!here || !form || isSettled) return;
    const enter = () => void load();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) enter();
    });
    observer.observe(here);
    form.addEventListener('focusin', enter);
    return () => {
      observer.disconnect();
      form.removeEventListener('focusin', enter);
    };
  }, [place, formRef, load, isSettled]);
  return { ...loaded, load };
}

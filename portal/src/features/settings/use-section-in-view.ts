import { useEffect, useState } from 'react';

/** The visible section: the last one whose heading has passed the upper third of the window. */
export function useSectionInView<T extends string>(ids: readonly [T, ...T[]]): T {
  const [inView, setInView] = useState<T>(ids[0]);
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const passed = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line,
      );
      setInView(passed.at(-1) ?? ids[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids]);
  return inView;
}

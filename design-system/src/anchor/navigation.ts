import { createContext, type MouseEvent, useContext } from 'react';

/** How a link uses the application's router. Without one the browser follows it. */
export interface Navigation {
  navigate?: (href: string) => void;
  useHref: (href: string) => string;
}

export const NavigationContext = createContext<Navigation>({ useHref: (href) => href });

/** A press that navigates within this window: not to another window, a file or another site. */
function isForRouter({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target, origin } = currentTarget;
  return (
    button === 0 &&
    !(metaKey || ctrlKey || shiftKey || altKey) &&
    (!target || target === '_self') &&
    origin === location.origin &&
    !currentTarget.hasAttribute('download')
  );
}

/** Another site, a mail or a telephone number, which are not addresses of the application. */
const elsewhere = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** The props of an anchor for the router: its `href` as the browser shows it, and the press handler. */
export function useAnchorProps(href: string) {
  const { navigate, useHref } = useContext(NavigationContext);
  const isElsewhere = elsewhere.test(href);
  // The router interprets every value as a path.
  const inRouter = useHref(isElsewhere ? '/' : href);
  return {
    href: isElsewhere ? href : inRouter,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!navigate || event.defaultPrevented || !isForRouter(event)) return;
      event.preventDefault();
      navigate(href);
    },
  };
}

import mark from './pictures/mark.svg';

const product = 'Nimiö';

// Strapi announces here that its media library is new.
const news = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Hides Strapi's news, which link to other sites, from editors. */
export function dismissNews(): void {
  for (const scope of ['undefined', 'false']) localStorage.setItem(`${news}:${scope}`, 'true');
}

/** Strapi appends its own name to the title of each page, and has no setting for the tab's icon. */
export function setProductName(): void {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.type = 'image/svg+xml';
  icon.href = mark;
  document.head.append(icon);
  const rename = (): void => {
    const title = document.title.replace(/^Strapi Admin$|Strapi$/, product);
    if (title !== document.title) document.title = title;
  };
  rename();
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

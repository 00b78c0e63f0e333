import { LanguageSelector, Notice, Page, PageHead, ToggleButtonGroup } from '@nimio/design-system';
import type { Preview } from '@nimio/domain/preview/preview.types';
import { useState } from 'react';
import { Loaded } from '../../shared/content/Loaded';
import { isLanguage } from '../../shared/intl/language';
import { languageNames } from '../../shared/intl/language-names';
import { useSetLanguage } from '../../shared/intl/use-set-language';
import { useText } from '../../shared/intl/use-text';
import { PageWindow, ToolRow } from '../../shared/page/frame-layout';
import { Above } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { usePreview } from './use-preview';

const widths = ['wide', 'phone'] as const;

/** Previews unpublished content as the portal will show it, in each language and as on a phone. */
export function PreviewPage() {
  const { t } = useText();
  const { token, isGone, ...preview } = usePreview();
  const title = t(isGone ? 'preview.goneTitle' : 'preview.title');
  usePageTitle(title);
  return (
    <Page>
      <PageHead title={title} {...(isGone && { lead: t('preview.goneBody') })} />
      {!isGone && <Loaded of={preview}>{(shown) => <Shown {...shown} token={token} />}</Loaded>}
    </Page>
  );
}

function Shown({ status, missing, token }: Preview & { token: string }) {
  const { t, language } = useText();
  const setLanguage = useSetLanguage();
  const [width, setWidth] = useState<string>('wide');
  return (
    <>
      <Above>
        <ToolRow>
          <span>{t(`preview.${status}`)}</span>
          <LanguageSelector
            label={t('preview.language')}
            options={languageNames}
            value={language}
            onChange={(id) => isLanguage(id) && setLanguage(id)}
          />
          <ToggleButtonGroup
            label={t('preview.width')}
            selection="single"
            options={widths.map((id) => ({ id, label: t(`preview.${id}`) }))}
            value={[width]}
            onChange={([chosen = 'wide']) => setWidth(chosen)}
          />
        </ToolRow>
      </Above>
      {missing.length > 0 && (
        <Above>
          <Notice tone="warning">
            <p>
              {t('preview.missing', { languages: missing.map((each) => t(`preview.${each}`)).join(', ') })}
            </p>
          </Notice>
        </Above>
      )}
      <PageWindow
        key={language}
        title={t('preview.frame')}
        src={`/preview/${token}/page?language=${language}`}
        data-width={width}
      />
    </>
  );
}

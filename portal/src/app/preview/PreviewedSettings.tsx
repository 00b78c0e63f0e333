import { Button, DateText, DescriptionList, formatDate, Section, Text } from '@nimio/design-system';
import { accentCss } from '@nimio/design-system/accent';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import { useEffect } from 'react';
import { useText } from '../../shared/intl/use-text';
import { Actions, Measure } from '../../shared/page/layout';
import { showSettings } from '../../shared/settings/settings';

/** Shows the previewed settings in the whole page: names, colour, footer and notice. */
export function PreviewedSettings({ settings }: { settings: PortalSettings }) {
  const { t } = useText();
  useEffect(() => {
    showSettings(settings);
    return () => showSettings(undefined);
  }, [settings]);
  const { societyName, tagline, customerService, distributions } = settings;
  return (
    <Measure>
      <style>{accentCss(settings.accent)}</style>
      <Text tone="muted">{tagline}</Text>
      <DescriptionList
        items={[
          { term: societyName, value: `${customerService.phone}, ${customerService.email}` },
          { term: customerService.hours, value: `${customerService.opens}–${customerService.closes}` },
          ...(customerService.closedDays.length > 0
            ? [
                {
                  term: t('preview.closedDays'),
                  value: customerService.closedDays.map((day) => formatDate(day)).join(', '),
                },
              ]
            : []),
        ]}
      />
      <Actions>
        <Button>{t('preview.sampleButton')}</Button>
        <Button variant="second">{t('preview.sampleSecond')}</Button>
      </Actions>
      <Section id="distributions" title={t('preview.distributions')}>
        {distributions.length === 0 ? (
          <p>{t('preview.noDistributions')}</p>
        ) : (
          <DescriptionList
            items={distributions.map(({ date, pays }) => ({ term: <DateText date={date} />, value: pays }))}
          />
        )}
      </Section>
    </Measure>
  );
}

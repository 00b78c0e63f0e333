import { Footer, formatDate, StatusBadge, TextLink } from '@nimio/design-system';
import { isOpenAt } from '@nimio/domain/settings/service-hours';
import type { ReactNode } from 'react';
import { useText } from '../../shared/intl/use-text';
import { Inline } from '../../shared/page/layout';
import { useMember } from '../../shared/session/use-session';
import { useMinute } from '../../shared/settings/use-minute';
import { useSettings } from '../../shared/settings/use-settings';
import { useToday } from '../../shared/settings/use-today';
import { ServiceContact } from '../pages/ServiceContact';

/** Terms, data protection and other public texts, the society's links, and contact details. */
export function PageFooter() {
  const { t } = useText();
  const { portalName, place, footerLinks } = useSettings();
  const name = useMember()?.me.profile?.profileName;
  const printed = t('frame.printed', { date: formatDate(useToday()) });
  return (
    <Footer
      colophon={t('frame.colophon', { name: portalName, place, em: (brand) => <em>{brand}</em> })}
      printed={name === undefined ? printed : `${name} · ${printed}`}
    >
      <FootLink href="/disclaimer">{t('frame.terms')}</FootLink>
      <FootLink href="/privacy-policy">{t('frame.privacy')}</FootLink>
      <FootLink href="/accessibility">{t('frame.accessibility')}</FootLink>
      <FootLink href="/about">{t('frame.about')}</FootLink>
      <FootLink href="/report-death">{t('frame.reportDeath')}</FootLink>
      {footerLinks.map(({ href, label }) => (
        <FootLink key={href} href={href}>
          {label}
        </FootLink>
      ))}
      <span>
        <Inline>
          <ServiceContact tone="quiet" />
          <OpenNow />
        </Inline>
      </span>
    </Footer>
  );
}

/** Whether the customer service can be called now. */
function OpenNow() {
  const { t } = useText();
  const { customerService } = useSettings();
  const isOpen = isOpenAt(customerService, new Date(useMinute()));
  return isOpen && <StatusBadge tone="success">{t('app.openNow')}</StatusBadge>;
}

const FootLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <TextLink href={href} tone="quiet">
    {children}
  </TextLink>
);

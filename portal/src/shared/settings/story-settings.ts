import type { Language } from '@nimio/domain/language';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';

const words: Record<Language, Pick<PortalSettings, 'societyName' | 'tagline'> & { hours: string }> = {
  fi: {
    societyName: 'Kirjallisuuden tekijänoikeusjärjestö',
    tagline: 'Teoksesi, lainasi ja korvauksesi',
    hours: 'arkisin klo 10–15',
  },
  sv: {
    societyName: 'Upphovsrättsorganisationen för litteratur',
    tagline: 'Dina verk, dina lån och dina ersättningar',
    hours: 'vardagar kl. 10–15',
  },
  en: {
    societyName: 'The copyright society for literature',
    tagline: 'Your works, your loans and your remuneration',
    hours: 'weekdays 10–15',
  },
};

/** A society's settings for stories. */
export function storySettings(language: Language): PortalSettings {
  const { hours, ...names } = words[language];
  return {
    ...names,
    product: 'nimio',
    language,
    portalName: 'Nimiö',
    businessId: '',
    postalAddress: '',
    place: 'Helsinki',
    logo: null,
    accent: '#5b2a86',
    customerService: {
      phone: '09 1234 5678',
      email: 'asiakaspalvelu@example.org',
      hours,
      opens: '10:00',
      closes: '15:00',
      closedDays: [],
    },
    footerLinks: [],
    messageRoles: ['tester'],
    participations: [
      { code: 'skry', term: 'Suomen Kirjailijaliitto' },
      { code: 'fsfr', term: 'Finlands svenska författareförening' },
      { code: 'none', term: 'Ei mikään näistä' },
    ],
    productionTypes: [
      { code: 'PROO', term: 'Proosa' },
      { code: 'RUNO', term: 'Runous' },
      { code: 'KAAN', term: 'Käännökset' },
    ],
    compensationTypes: [
      { code: 'LK', term: 'lainauskorvaus' },
      { code: 'RT', term: 'radio' },
    ],
    newestLoanYear: 2024,
    limits: {
      worksPageSizes: [10, 25, 50],
      homeItems: 3,
      messageCharacters: 10_000,
    },
    distributions: [],
    infoTexts: [],
    maintenance: null,
    features: { registration: true, messages: true, addingWorks: true },
  };
}

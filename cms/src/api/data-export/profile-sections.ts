import { contactFieldNames, contactFields } from '@nimio/domain/contact/contact-fields';
import { outreachContactFields } from '@nimio/domain/customer-acquisition/customer-acquisition.schema';
import { query, type Reader, type Value } from '../../data/sql.js';
import { columns, isStored, list, listOf, type Row, type Section } from './section.js';

const header = query<Record<string, Value> & { kind: 'person' | 'organisation' }>(
  `select ${columns('p', 'hash', 'kind', 'firstName', 'lastName', 'organisationName')},
          p.organisation_name2 as "organisationName2", p.ext_party_code as "customerNumber",
          ${columns('p', 'registerNumber', 'bornOn', 'identityNote')},
          ${isStored('p.identity_code_sealed', 'hasIdentityCode')},
          ${columns('p', 'diedOn', 'closedOn', 'closedReason', 'taxResidence')},
          ${contactFieldNames.map((name) => `p.${contactFields[name].column} as "${name}"`).join(', ')},
          ${columns('p', 'asContact', 'allowContactByEmail', 'allowContactByPhone', 'mailNewWorkSuggestions')},
          ${columns('p', 'mailChangeSuggestions', 'mailPayments', 'mailTaxCards', 'mailNewsletter', 'allowToPublishName')},
          p.allow_isni_pub as "allowISNIPub", ${columns('p', 'createdAt')}
     from profiles p where p.id = ?`,
);

/** The profile's own row. */
export const findHeader = (reader: Reader, profileId: number) => reader.first(header, [profileId]);

/** A short list of codes, as a single page. */
const codes = (select: string): Section => ({
  query: query<Row>(`select 1 as "pageKey", ${select} and 1 > ? order by 2`),
});

interface OfLogins {
  select: string;
  from: string;
  by: string;
}

/** Of the logins whose own profile it is. Those of an organisation are data of the people who use them. */
const ofLogins = (source: OfLogins): Section => ({
  ...list({ ...source, of: 'a.default_profile_id' }),
  isOfPersons: true,
});
const login = 'a.hash as login';
const joinLogin = 'join accounts a on a.id = x.account_id';

/** Who the customer is, by key in the order of the file. */
export const profileSections: Record<string, Section> = {
  formerNames: list({
    select: `${columns('x', 'firstName', 'lastName', 'organisationName')},
             x.organisation_name2 as "organisationName2", x.until`,
    from: 'former_names x',
    of: 'x.profile_id',
    by: 'x.id',
  }),
  previousEmails: listOf('previous_emails', 'email', 'until'),
  heirs: list({
    select: `x.position, ${columns('x', 'numerator', 'denominator', 'isContact')}`,
    from: 'estate_heirs x',
    of: 'x.estate_id',
    by: 'x.id',
  }),
  inheritances: list({
    select: columns('x', 'name', 'numerator', 'denominator', 'isContact', 'note'),
    from: 'estate_heirs x',
    of: 'x.profile_id',
    by: 'x.id',
  }),
  deathReports: listOf(
    'death_reports',
    ...['hash', 'authorName', 'diedOn', 'relation', 'text', 'state', 'reportedAt', 'handledAt'],
  ),
  deathReportDocuments: list({
    select: `r.hash as report, ${columns('x', 'number', 'size', 'createdAt')}`,
    from: 'death_report_documents x join death_reports r on r.id = x.report_id',
    of: 'r.profile_id',
    by: 'x.id',
  }),
  outreach: list({
    select: `${columns('x', 'name', 'status', 'language')},
             ${outreachContactFields.map((name) => `x.${contactFields[name].column} as "${name}"`).join(', ')},
             ${columns('x', 'contactSource', 'lastEventAt')}`,
    from: 'outreach_profiles x',
    of: 'x.profile_id',
    by: 'x.id',
  }),
  outreachEvents: list({
    select: columns('x', 'status', 'note', 'createdAt'),
    from: 'outreach_events x join outreach_profiles o on o.id = x.outreach_id',
    of: 'o.profile_id',
    by: 'x.id',
  }),
  roles: codes('role as code from profile_roles where profile_id = ?'),
  participations: codes(`code from profile_choices where profile_id = ? and kind = 'participation'`),
  productions: codes(`code from profile_choices where profile_id = ? and kind = 'production'`),
  authorNames: list({
    select: `${columns('x', 'hash', 'name1', 'name2', 'isni', 'asteriId', 'pseudonym', 'private', 'confirmed')},
             x.allow_isni_sync as "allowISNISync", r.hash as "aliasOf", ${columns('x', 'createdAt')},
             s.state as "isniState", s.reason as "isniReason", s.sent_at as "isniSentAt",
             s.answered_at as "isniAnsweredAt", n.asked_at as "searchedInCatalogueAt"`,
    from: `author_names x
      left join author_names r on r.id = x.alias_of_id and r.profile_id = x.profile_id
      left join isni_syncs s on s.author_name_id = x.id
      left join name_searches n on n.author_name_id = x.id`,
    of: 'x.profile_id',
    by: 'x.id',
  }),
  isniAttempts: list({
    select: `n.hash as "authorName", ${columns('x', 'sentAt', 'answeredAt', 'ended', 'isniBefore', 'isni')}`,
    from: 'author_names n join isni_attempts x on x.author_name_id = n.id',
    of: 'n.profile_id',
    by: 'x.id',
  }),
  bankAccounts: listOf('bank_accounts', 'hash', 'iban', 'swift', 'foreignAccount', 'priority', 'createdAt'),
  contracts: listOf(
    'contracts',
    ...['hash', 'type', 'description', 'validFrom', 'validTo', 'compTypes', 'exceptionComment'],
    ...['textVersion', 'textLanguage', 'createdAt'],
  ),
  access: listOf('access_grants', 'kind', 'validFrom', 'validTo'),
  logins: ofLogins({
    select: `${columns('a', 'hash', 'username', 'email')}, ${isStored('a.identity_code_sealed', 'hasIdentityCode')},
             f.confirmed_at as "secondFactorSince",
             ${columns('a', 'firstLoginAt', 'createdAt', 'closedAt')}`,
    from: 'accounts a left join second_factors f on f.account_id = a.id',
    by: 'a.id',
  }),
  previousLoginEmails: ofLogins({
    select: `${login}, ${columns('x', 'email', 'until')}`,
    from: `previous_emails x ${joinLogin}`,
    by: 'x.id',
  }),
  acceptedTerms: ofLogins({
    select: `${login}, ${columns('x', 'version', 'language', 'acceptedAt')}`,
    from: `terms_acceptances x ${joinLogin}`,
    by: 'x.id',
  }),
  sessions: ofLogins({
    select: `${login}, ${columns('x', 'kind', 'createdAt', 'provedAt', 'seenAt', 'expiresAt')}`,
    from: `sessions x ${joinLogin}`,
    by: 'x.id',
  }),
  accessToOthers: ofLogins({
    select: `${login}, ${columns('x', 'kind', 'validFrom', 'validTo')}`,
    from: `access_grants x ${joinLogin} and a.default_profile_id <> x.profile_id`,
    by: 'x.id',
  }),
};

import { mostExported } from '@nimio/domain/customer/customer-filter';
import type { Language } from '@nimio/domain/language';
import { shownParticipations } from '@nimio/domain/profile/choices';
import { type Row, toCsv } from '@nimio/domain/text/csv';
import { query, type Reader } from '../../data/sql.js';
import { type Named, nameColumns } from '../profile/name.js';
import { type CustomerConditions, selectionOf } from './customer-selection.js';
import { fullName } from './present.js';

interface ExportedRow extends Named {
  id: number;
  ext_party_code: string | null;
  organisation_name2: string | null;
  language: Language;
  post_center: string | null;
  country: string | null;
  /** Codes with commas between them. */
  roles: string | null;
  productions: string | null;
  participations: string | null;
  allow_contact_by_phone: 0 | 1;
  allow_contact_by_email: 0 | 1;
  mail_newsletter: 0 | 1;
  allow_to_publish_name: 0 | 1;
  allow_isni_pub: 0 | 1;
  phone: string | null;
  email: string | null;
}

const choices = (kind: string): string =>
  `(select string_agg(c.code, ',') from profile_choices c where c.profile_id = p.id and c.kind = '${kind}')`;

/** SQL of a choice, which is 0 after death. */
const whileAlive = (column: string): string =>
  `case when p.died_on is null then p.${column} else 0 end as ${column}`;

const columns = `p.id, p.kind, ${nameColumns('p')}, p.organisation_name2, p.ext_party_code, p.language,
  p.post_center, p.country, p.phone, p.email, ${whileAlive('allow_contact_by_phone')},
  ${whileAlive('allow_contact_by_email')}, ${whileAlive('mail_newsletter')}, p.allow_to_publish_name, p.allow_isni_pub,
  (select string_agg(r.role, ',') from profile_roles r where r.profile_id = p.id) as roles,
  ${choices('production')} as productions, ${choices('participation')} as participations`;

/** In one statement, so that all rows are of one moment; one more than may be exported, if there are so many. */
export function readExported(reader: Reader, asked: CustomerConditions): Promise<ExportedRow[]> {
  const { sql, values } = selectionOf(asked);
  return reader.all(
    query<ExportedRow>(`select ${columns} ${sql} order by n.register_key, p.id limit ${mostExported + 1}`),
    values,
  );
}

const headings: Record<Language, Row> = {
  fi: [
    ...['Asiakasnumero', 'Nimi', 'Asiointikieli', 'Postitoimipaikka', 'Maa', 'Roolit', 'Tuotannonalat'],
    ...['Jäsenjärjestöt', 'Saa soittaa', 'Saa lähettää sähköpostia', 'Uutiskirje', 'Nimen saa julkaista'],
    ...['ISNI-tunnuksen saa julkaista', 'Puhelinnumero', 'Sähköposti'],
  ],
  sv: [
    ...['Kundnummer', 'Namn', 'Kontaktspråk', 'Adressort', 'Land', 'Roller', 'Genrer'],
    ...['Medlemsorganisationer', 'Får kontaktas per telefon', 'Får kontaktas per e-post', 'Kundbrev'],
    ...['Namnet får publiceras', 'ISNI-numret får publiceras', 'Telefonnummer', 'E-post'],
  ],
  en: [
    ...['Client number', 'Name', 'Language of contact', 'Town or city', 'Country', 'Roles', 'Genres'],
    ...['Member organisations', 'May be phoned', 'May be emailed', 'Newsletter', 'Name may be published'],
    ...['ISNI may be published', 'Phone number', 'Email'],
  ],
};

const codesIn = (text: string | null): string[] => (text ? text.split(',').sort() : []);

function rowOf(row: ExportedRow): Row {
  const { allow_contact_by_phone: mayPhone, allow_contact_by_email: mayEmail } = row;
  return [
    row.ext_party_code ?? '',
    fullName(row),
    row.language,
    row.post_center ?? '',
    row.country ?? '',
    codesIn(row.roles).join(','),
    codesIn(row.productions).join(','),
    shownParticipations(codesIn(row.participations)).join(','),
    ...[mayPhone, mayEmail, row.mail_newsletter, row.allow_to_publish_name, row.allow_isni_pub],
    mayPhone ? (row.phone ?? '') : '',
    mayEmail ? (row.email ?? '') : '',
  ];
}

/** The file, with headings in the language of who saves it. */
export const customersCsv = (rows: readonly ExportedRow[], language: Language): string =>
  toCsv([headings[language], ...rows.map(rowOf)]);

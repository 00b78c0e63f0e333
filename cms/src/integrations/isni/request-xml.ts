import type { CreatorRole } from '@nimio/domain/work/roles';
import { XMLBuilder } from 'fast-xml-parser';
import type { IsniRequest } from './isni-register.js';

/** Roles as MARC relator codes. */
const relators: Record<CreatorRole, string> = {
  author: 'aut',
  translator: 'trl',
  illustrator: 'ill',
  editor: 'edt',
};

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** Characters that XML forbids but a database may contain. */
const noXmlCharacter = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const xmlText = (text: string): string => text.replace(noXmlCharacter, '');

/** A name of one part is sent as the surname, where the register searches. */
const personalName = ({ name1, name2 }: { name1: string; name2: string }) => ({
  nameUse: 'public',
  surname: xmlText(name2 || name1),
  ...(name2 && { forename: xmlText(name1) }),
});

const resource = ({ isbn, title, publisher, publishYear, role }: IsniRequest['works'][number]) => ({
  creationClass: 'am',
  creationRole: relators[role],
  titleOfWork: {
    title: xmlText(title),
    ...((publisher || publishYear) && {
      imprint: {
        ...(publisher && { publisher: xmlText(publisher) }),
        ...(publishYear && { date: String(publishYear) }),
      },
    }),
    identifier: { identifierValue: isbn, identifierType: 'ISBN' },
  },
});

/** Builds the request of ISNI's AtomPub interface for a person's name. */
export const requestXml = ({ localId, isni, aliases, works, ...name }: IsniRequest): string =>
  builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Request: {
      identityInformation: {
        requestorIdentifierOfIdentity: { identifier: localId },
        ...(isni && { otherIdentifierOfIdentity: { identifier: isni, type: 'ISNI' } }),
        identity: {
          personOrFiction: {
            personalName: personalName(name),
            resource: works.map(resource),
            personalNameVariant: aliases.map(personalName),
          },
        },
        countriesAssociated: { countryCode: 'FI' },
      },
    },
  });

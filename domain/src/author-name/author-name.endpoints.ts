import { endpoint, profileIn, record, records, staffWith } from '../endpoint.js';
import { profileReply } from '../profile/profile.types.js';
import { hash, offset, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';
import { authorNamesSchema } from './author-name.schema.js';
import { foundAuthorReply, listedAuthorNameReply } from './author-name.types.js';

const ofProfile = () => shape({ profileHash: hash() });

export const listAuthorNames = endpoint({
  method: 'GET',
  path: '/profiles/:profileHash/name-data',
  summary: 'The author names of a profile, and in how many works each is in use',
  access: profileIn('params', 'profileHash'),
  params: ofProfile(),
  reply: records(listedAuthorNameReply),
});

export const updateAuthorNames = endpoint({
  method: 'POST',
  path: '/profiles/:profileHash/name-data',
  summary:
    'The whole list of author names as it shall be, over the version of the profile that was read; 409 when a name in use would go, or an ISNI is on a name of another customer',
  access: profileIn('params', 'profileHash'),
  versioned: true,
  params: ofProfile(),
  body: authorNamesSchema,
  reply: record(profileReply),
});

const search = () =>
  shape({
    search: searchText().required(),
    offset: offset().default(0),
  });

export const searchAuthorNames = endpoint({
  method: 'GET',
  path: '/name-data',
  summary:
    'Author names with these words in them or this ISNI, ten at a time, with the profile that each belongs to',
  access: staffWith('manageAuthorNames'),
  query: search(),
  reply: records(foundAuthorReply),
});

export const searchAuthorsOfProfiles = endpoint({
  ...searchAuthorNames,
  path: '/profiles/author-name-search',
  summary: 'The same, under the address that the search for a profile by author name has',
});

export const getAuthorName = endpoint({
  method: 'GET',
  path: '/name-data/author/:authorHash',
  summary: 'One author name, with the profile that it belongs to',
  access: staffWith('manageAuthorNames'),
  params: shape({ authorHash: hash() }),
  reply: record(foundAuthorReply),
});

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
  summary: 'The author names of a profile, with the number of works that use each',
  access: profileIn('params', 'profileHash'),
  params: ofProfile(),
  reply: records(listedAuthorNameReply),
});

export const updateAuthorNames = endpoint({
  method: 'POST',
  path: '/profiles/:profileHash/name-data',
  summary:
    'Replace the list of author names, for the version of the profile that was read; 409 when a name in use would be removed, or an ISNI is on a name of another customer',
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
  summary: 'Search author names by words or ISNI, ten per page, with the profile of each',
  access: staffWith('manageAuthorNames'),
  query: search(),
  reply: records(foundAuthorReply),
});

export const searchAuthorsOfProfiles = endpoint({
  ...searchAuthorNames,
  path: '/profiles/author-name-search',
  summary: 'The same search under the path of the search for a profile by author name',
});

export const getAuthorName = endpoint({
  method: 'GET',
  path: '/name-data/author/:authorHash',
  summary: 'An author name with its profile',
  access: staffWith('manageAuthorNames'),
  params: shape({ authorHash: hash() }),
  reply: record(foundAuthorReply),
});

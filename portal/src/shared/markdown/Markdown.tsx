import { TextLink } from '@nimio/design-system';
import { compiler } from 'markdown-to-jsx/react';
import { lazy } from 'react';

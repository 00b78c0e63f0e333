import sharp from 'sharp';
import { currentEditor } from '../editors/editor.js';
import { ContentRefused } from './refusals.js';

/** A file of a form, as Strapi's parser provides it. */
export interface UploadedFile {
  filepath: string;
  mimetype: string | null;
}

const formats: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

const maxPixels = 4000;

/**
 * Checks that the content of an upload matches its declared type: Strapi trusts the name if it finds no type in the
 * content, as in an HTML page.
 *
 * @throws ContentRefused
 */
export async function checkPicture({ filepath, mimetype }: UploadedFile): Promise<void> {
  const { language } = currentEditor(strapi);
  const facts = await sharp(filepath)
    .metadata()
    .catch(() => undefined);
  if (!facts || facts.format !== formats[mimetype ?? ''])
    throw new ContentRefused('uploadNotPicture', language);
  const { width, height } = facts;
  if (width > maxPixels || height > maxPixels) throw new ContentRefused('uploadTooBig', language);
}

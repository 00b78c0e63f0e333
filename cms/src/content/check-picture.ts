import sharp from 'sharp';
import { currentEditor } from './editor.js';
import { ContentRefused } from './refusals.js';

/** A file of a form, as Strapi's parser leaves it. */
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

const mostPixels = 4000;

/**
 * Looks whether an upload is the picture that it says it is: Strapi believes the name where it finds no type in the
 * content, as in a page of HTML.
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
  if (width > mostPixels || height > mostPixels) throw new ContentRefused('uploadTooBig', language);
}

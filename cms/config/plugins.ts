const megabyte = 1024 * 1024;

/**
 * The media library takes pictures alone, by what the file is and not by what it is called: an SVG or a page of HTML
 * from our own address could run its scripts there.
 */
export default {
  upload: {
    config: {
      sizeLimit: 5 * megabyte,
      security: { allowedTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] },
    },
  },
};

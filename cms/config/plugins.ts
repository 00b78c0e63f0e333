const megabyte = 1024 * 1024;

/**
 * The media library accepts only pictures, judged by their content and not by their name: an SVG or an HTML page from
 * our own address could run its scripts there.
 */
export default {
  upload: {
    config: {
      sizeLimit: 5 * megabyte,
      security: { allowedTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] },
    },
  },
};

/** A text without the keys that let an owner see pictures: they differ with each reading. */
export const stripPictureKeys = (text: string): string =>
  text.replace(/\?until=\d+&key=[\w-]+/g, '')

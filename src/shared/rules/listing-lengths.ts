/** What a picture shows, in words. */
export const MAX_PHOTO_CAPTION_LENGTH = 200
/** Where a business moved to. */
export const MAX_MOVED_TO_LENGTH = 300
/** The name of a special day. */
export const MAX_SPECIAL_DAY_NAME_LENGTH = 80

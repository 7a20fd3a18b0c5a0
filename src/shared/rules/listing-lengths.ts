/** What a picture shows, in words. */
export const PICTURE_TEXT_LENGTH = 200
/** Where a business moved to. */
export const NEW_ADDRESS_LENGTH = 300
/** The name of a special day. */
export const DAY_NAME_LENGTH = 80

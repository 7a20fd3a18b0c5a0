/** Records that a reading of the snapshot may name at once. */
export const MAX_SNAPSHOT_IDS = 200

/** Records that a reading of the snapshot may name at once. */
export const SNAPSHOT_IDS = 200

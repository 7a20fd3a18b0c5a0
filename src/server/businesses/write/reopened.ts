/** The columns of a business that is neither closed for some time nor for good. */
export const REOPENED_VALUES = {
  pausedUntil: null,
  pausedFor: null,
  closedAt: null,
  movedToId: null,
  movedToAddress: null,
} as const

/** "Post an ad" for somebody without an account. */
export const firstClassified = {
  lede: 'It’s free. Your ad is shown for 30 days. You create your account at the end.',
  steps: { ad: 'Your ad', place: 'Place and phone' },
  photos: 'Photos (optional)',
  photosHint: 'Kept on this phone and sent with your ad. You can add a video later.',
  more: 'Brand, model and more',
  moreText: 'Optional. Add now or later.',
  nameHint: 'Buyers see this name.',
  emailHint: 'Use this email to log in. It is not shown on your ad.',
} as const

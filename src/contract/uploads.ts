import { z } from 'zod'
import { endpoint, success } from './endpoint.ts'
import { file } from './values.ts'

const MB = 1024 * 1024

const link = z.string().describe('The same for its uploader to look at, before others may see it')

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/uploads/business/logo',
  tag: 'Uploads',
  summary: 'Upload the logo of a business',
  description: 'The answer is the path to give as `logo` of a listing.',
  guard: 'user',
  files: { logo: { atMost: 1, bytes: 5 * MB } },
  body: z.object({
    logo: file('An image below 5 MB'),
    imageType: z.literal('business-logo').default('business-logo'),
  }),
  answer: success(z.object({ logoUrl: z.string(), link }), { logoUrl: z.string() }),
  status: 201,
})

export const uploadPhotos = endpoint({
  method: 'POST',
  path: '/uploads/business/photos',
  tag: 'Uploads',
  summary: 'Upload photos of a business',
  description:
    'The answer is the paths to give as `images` of a listing, in the order sent. A picture of a ' +
    'post is sent alone, as `image`; its path is answered as `url`.',
  guard: 'user',
  files: { photos: { atMost: 20, bytes: 10 * MB }, image: { atMost: 1, bytes: 10 * MB } },
  body: z.object({
    photos: file('Up to 20 images below 10 MB each, as repeated fields'),
    image: file('One image below 10 MB'),
    imageType: z.literal('business-photo').default('business-photo'),
  }),
  answer: success(
    z.object({ photos: z.array(z.object({ url: z.string(), link })), url: z.string().optional() }),
    { photos: z.array(z.object({ url: z.string() })), url: z.string().optional() },
  ),
  status: 201,
})

export const uploadSiteLogo = endpoint({
  method: 'POST',
  path: '/uploads/website/logo',
  tag: 'Uploads',
  summary: 'Upload a logo or icon of the website',
  description: 'The answer is the path to give as a logo or as the favicon of the settings.',
  guard: 'admin',
  files: { logo: { atMost: 1, bytes: 5 * MB } },
  body: z.object({ logo: file('A JPEG, PNG, GIF or WebP image below 5 MB') }),
  answer: success(z.object({ url: z.string() }), { url: z.string() }),
  status: 201,
})

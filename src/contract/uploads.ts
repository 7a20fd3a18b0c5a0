import { z } from 'zod'
import { createEndpointBuilder, success } from './endpoint.ts'
import { fileField } from './values.ts'

const endpoint = createEndpointBuilder('Uploads')

const MB = 1024 * 1024

const link = z.string().describe('A signed link for the uploader, before it is public')

export const uploadBusinessLogo = endpoint('POST /uploads/business/logo', {
  summary: 'Upload the logo of a business',
  description: 'Send the path in the response as `logo` of a listing.',
  guard: 'user',
  files: { logo: { atMost: 1, bytes: 5 * MB } },
  body: z.object({
    logo: fileField('An image below 5 MB'),
    imageType: z.literal('business-logo').default('business-logo'),
  }),
  answer: success(z.object({ logoUrl: z.string(), link }), { logoUrl: z.string() }),
  status: 201,
})

export const uploadBusinessPhotos = endpoint('POST /uploads/business/photos', {
  summary: 'Upload photos of a business',
  description:
    'Send the paths in the response as `images` of a listing; the order is the same. A ' +
    'picture for a post is uploaded alone, as `image`; its path is `url` in the response.',
  guard: 'user',
  files: { photos: { atMost: 20, bytes: 10 * MB }, image: { atMost: 1, bytes: 10 * MB } },
  body: z.object({
    photos: fileField('Up to 20 images below 10 MB each, as repeated fields'),
    image: fileField('One image below 10 MB'),
    imageType: z.literal('business-photo').default('business-photo'),
  }),
  answer: success(
    z.object({ photos: z.array(z.object({ url: z.string(), link })), url: z.string().optional() }),
    { photos: z.array(z.object({ url: z.string() })), url: z.string().optional() },
  ),
  status: 201,
})

export const uploadSiteLogo = endpoint('POST /uploads/website/logo', {
  summary: 'Upload a logo or icon of the website',
  description: 'Use the path in the response as a logo or favicon in the settings.',
  guard: 'admin',
  files: { logo: { atMost: 1, bytes: 5 * MB } },
  body: z.object({ logo: fileField('A JPEG, PNG, GIF or WebP image below 5 MB') }),
  answer: success(z.object({ url: z.string() }), { url: z.string() }),
  status: 201,
})

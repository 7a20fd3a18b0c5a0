import { expect, test } from 'vitest'
import { shrinkPicture } from '#client/shrink-picture.ts'
import { createPhoto, createRotatedPicture } from './test-pictures.ts'

test('a photo of a phone is sent with less than a third of its bytes', async () => {
  const file = new File([await createPhoto()], 'shop.jpg', { type: 'image/jpeg' })
  const small = await shrinkPicture(file)
  const { width, height } = await createImageBitmap(small)
  expect([width, height]).toEqual([2048, 1536])
  expect(small.type).toBe('image/jpeg')
  expect(small.name).toBe('shop.jpg')
  expect(small.size).toBeLessThan(file.size / 3)
  console.info(`${(file.size / 1024).toFixed(0)} KB become ${(small.size / 1024).toFixed(0)} KB`)
})

test('a picture is turned as its EXIF data says, and loses them', async () => {
  const file = await createRotatedPicture()
  const small = await shrinkPicture(file)
  expect(small.size).toBeLessThan(file.size)
  const picture = await createImageBitmap(small, { imageOrientation: 'none' })
  expect([picture.width, picture.height]).toEqual([1365, 2048])
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')!
  context.drawImage(picture, 0, 0)
  const at = (y: number) => context.getImageData(700, y, 1, 1).data
  expect(at(100)[0]).toBeGreaterThan(180)
  expect(at(1900)[2]).toBeGreaterThan(180)
  expect(await small.text()).not.toContain('Exif')
})

test('what is small, moves or is no picture is sent as it is', async () => {
  const small = new File([new Uint8Array(1000)], 'a.jpg', { type: 'image/jpeg' })
  const moving = new File([new Uint8Array(900_000)], 'a.gif', { type: 'image/gif' })
  const broken = new File([new Uint8Array(900_000)], 'a.heic', { type: 'image/heic' })
  for (const file of [small, moving, broken]) expect(await shrinkPicture(file)).toBe(file)
})

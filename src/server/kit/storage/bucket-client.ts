import { S3Client, S3ServiceException } from '@aws-sdk/client-s3'

export type S3Config = {
  bucket: string
  region: string
  /** The address of Amazon's region, or of another server with the same protocol. */
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
}

/** The settings that hold the address of a bucket. */
export type BucketSetting = 'S3_URL' | 'PUBLISH_TO' | 'BACKUP_TO'

/**
 * A client of Amazon S3, or of another server with its protocol. When the line to it fails, the
 * error names the setting that holds its address: "socket hang up" alone helps nobody.
 */
export function createBucketClient(
  { region, endpoint, accessKeyId, secretAccessKey }: S3Config,
  setting: BucketSetting,
): S3Client {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    endpoint,
    forcePathStyle: true,
    maxAttempts: 3,
    // Servers other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        if (error instanceof Error && !(error instanceof S3ServiceException))
          error.message = `The bucket of ${setting} does not answer: ${error.message || error.name}`
        throw error
      }
    },
    { step: 'initialize', name: 'nameTheSetting' },
  )
  return client
}

/** Whether a bucket has answered that it has no such object. */
export const isMissingObject = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

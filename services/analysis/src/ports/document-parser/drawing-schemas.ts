import { z } from 'zod'

const pixels = z.int().min(1).max(4_000)

/** What a child may answer to 'places'. */
export const cropsSchema = z
  .array(
    z.object({
      path: z.string().max(120),
      page: z.int().min(1),
      png: z.base64().max(1_000_000),
      width: pixels,
      height: pixels,
    }),
  )
  .max(120)

/** What a child may answer to 'page'. */
export const drawnPageSchema = z.base64().nullable()

const place = z.int().min(0).max(100_000)
const drawnBox = z.object({ left: place, top: place, right: place, bottom: place, isTicked: z.boolean() })

/** What a child may answer to 'picture'. */
export const pagePictureSchema = z
  .union([
    z.literal('blank'),
    z.object({
      png: z.base64(),
      width: z.number().positive().max(100_000),
      height: z.number().positive().max(100_000),
      pointsPerPixel: z.number().positive().max(100),
      boxes: z.array(drawnBox).max(1_000),
      toPage: z.array(z.number()).length(9),
    }),
  ])
  .nullable()

import type { GrayPicture } from './gray-picture.ts'
import { warp } from './warp.ts'

interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** A part of a picture, drawn larger. */
export const enlargedCut = (picture: GrayPicture, { left, top, right, bottom }: Area, scale: number): GrayPicture => {
  const size = { width: Math.ceil((right - left) * scale), height: Math.ceil((bottom - top) * scale) }
  return warp(picture, [1 / scale, 0, left, 0, 1 / scale, top, 0, 0, 1], size)
}

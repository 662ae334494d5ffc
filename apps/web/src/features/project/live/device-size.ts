/** A device the preview can be looked at on, CSS px. */
export interface Device {
  width: number;
  height: number;
}

/** What the preview is shown as. */
const DEVICES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const satisfies Record<string, Device>;
/** Name of a device. */
export type DeviceName = keyof typeof DEVICES;

/** Space around a device that has a frame, px. */
const MARGIN = 24;

/**
 * How large the app's page is laid out and by how much it is shrunk to fit the room (CSS px). A phone is never shrunk: where the
 * room is lower or narrower it becomes a smaller phone, so that text stays as large as in a hand.
 */
export function fitDevice(device: DeviceName, room: Device): Device & { scale: number } {
  if (device === "phone") {
    return {
      width: Math.min(DEVICES.phone.width, room.width - MARGIN),
      height: Math.min(DEVICES.phone.height, room.height - MARGIN),
      scale: 1,
    };
  }
  const margin = device === "desktop" ? 0 : MARGIN;
  const { width, height } = DEVICES[device];
  const scale = Math.min(1, (room.width - margin) / width);
  const high = (room.height - margin) / scale;
  return device === "desktop"
    ? { width: Math.max(width, room.width), height: high, scale }
    : { width, height: Math.min(height, high), scale };
}

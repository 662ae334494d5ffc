/** One encoded picture or stretch of sound, in decoding order. Times in µs from the start of the trailer. */
export interface EncodedPacketData {
  data: Uint8Array<ArrayBuffer>;
  key: boolean;
  timestampUs: number;
  durationUs: number;
}

/** What a muxer must know of the sound. */
export interface AudioTrackConfig {
  codec: string;
  sampleRate: number;
  numberOfChannels: number;
  /** AudioSpecificConfig or OpusHead. */
  description: Uint8Array<ArrayBuffer>;
}

/** Encoded sound of a trailer. */
export interface EncodedSound {
  packets: EncodedPacketData[];
  track: AudioTrackConfig;
  /** Samples of every packet. */
  packetSamples: number;
  /** Samples of silence that lead the first packet (encoder delay). */
  paddingSamples: number;
}

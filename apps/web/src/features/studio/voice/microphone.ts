import { SOUND_RATE } from "@sayhey/trailer";

/** A recording that runs. */
export interface Recording {
  /** How loud it is now, 0 to 1. */
  level(): number;
  /** Ends it and answers its samples: mono at 48 kHz. @throws DOMException when the browser cannot read what it recorded */
  end(): Promise<Float32Array<ArrayBuffer>>;
  /** Ends it and forgets it. */
  cancel(): void;
}

/** Asks for the microphone. @throws DOMException named by what is missing */
export async function openMicrophone(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined || typeof MediaRecorder === "undefined")
    throw new DOMException("no recorder", "NotSupportedError");
  return devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 } });
}

/** Records what a microphone hears; resolves once it does. The microphone is closed with the recording. */
export async function record(stream: MediaStream): Promise<Recording> {
  const close = (): void => stream.getTracks().forEach((track) => track.stop());
  const context = new AudioContext();
  const meter = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(meter);
  const heard = new Float32Array(meter.fftSize);
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve) => recorder.addEventListener("stop", () => resolve(), { once: true }));
  const begun = new Promise<void>((resolve) => recorder.addEventListener("start", () => resolve(), { once: true }));
  recorder.start();
  await begun;
  const stop = (): void => {
    if (recorder.state !== "inactive") recorder.stop();
    close();
    if (context.state !== "closed") void context.close();
  };
  return {
    level: () => {
      meter.getFloatTimeDomainData(heard);
      return Math.min(
        1,
        heard.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
      );
    },
    end: async () => {
      stop();
      await ended;
      const bytes = await new Blob(parts).arrayBuffer();
      // The rate of the context is the rate of what it decodes to.
      const decoded = await new OfflineAudioContext(1, 1, SOUND_RATE).decodeAudioData(bytes);
      const mono = new Float32Array(decoded.length);
      for (let channel = 0; channel < decoded.numberOfChannels; channel++) {
        const samples = decoded.getChannelData(channel);
        for (let index = 0; index < mono.length; index++)
          mono[index] = (mono[index] as number) + (samples[index] as number) / decoded.numberOfChannels;
      }
      return mono;
    },
    cancel: stop,
  };
}

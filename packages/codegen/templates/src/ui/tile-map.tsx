import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { copy } from "../copy.ts";
import { boundsOf, clustersOf } from "../rules/map-points.ts";
import { IconButton } from "./button.tsx";
import { MapPin } from "./map-pin.tsx";
import type { MapPoint, MapProps } from "./plain-map.tsx";

type Library = typeof import("maplibre-gl");
type TiledMap = InstanceType<Library["Map"]>;

/** Pins closer than this, in pixels, are one. */
const NEAR = 46;
/** As close as tiles go. */
const CLOSEST = 19;

/** Room for pins at the edge, and for what lies over the map, in pixels. */
const ROOM = { top: 72, right: 72, bottom: 48, left: 48 };

interface TileMapProps extends MapProps {
  /** Address of the style that it is drawn with. */
  address: string;
  label: string;
  /** What a chosen pin says above itself. */
  popup: ReactNode;
  /** Tiles cannot be had: no WebGL, or nobody answers. */
  onFail: () => void;
}

/** A map of tiles with pins. The library is loaded when the first one is shown. */
export function TileMap({ address, label, points, chosen, onChoose, me, meLabel, popup, onFail }: TileMapProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<TiledMap | null>(null);
  const [, setMoved] = useState(0);
  const fail = useEffectEvent(onFail);
  const begin = useEffectEvent(() => boundsOf(points));
  useEffect(() => {
    let made: TiledMap | null = null;
    let isGone = false;
    void load()
      .then(({ Map: MapOfTiles }) => {
        if (isGone || holder.current === null) return;
        made = new MapOfTiles({
          container: holder.current,
          style: address,
          bounds: begin(),
          fitBoundsOptions: { padding: ROOM, maxZoom: 14 },
          maxZoom: CLOSEST,
          dragRotate: false,
          pitchWithRotate: false,
          touchPitch: false,
          cooperativeGestures: true,
          attributionControl: { compact: false },
          locale: {
            "Map.Title": label,
            "CooperativeGesturesHandler.WindowsHelpText": copy.mapZoomKeys,
            "CooperativeGesturesHandler.MacHelpText": copy.mapZoomMac,
            "CooperativeGesturesHandler.MobileHelpText": copy.mapTwoFingers,
          },
        });
        const own = made;
        own.touchZoomRotate.disableRotation();
        own.on("move", () => setMoved((before) => before + 1));
        own.on("resize", () => setMoved((before) => before + 1));
        own.once("load", () => !isGone && setMap(own));
        own.on("error", () => !own.loaded() && !own.isStyleLoaded() && !isGone && fail());
      })
      .catch(() => !isGone && fail());
    return () => {
      isGone = true;
      made?.remove();
      setMap(null);
    };
  }, [address, label]);
  const [only] = chosen.length === 1 ? points.filter(({ id }) => id === chosen[0]) : [];
  const [lat, lng] = [only?.lat, only?.lng];
  useEffect(() => {
    // The middle leaves room for what stands above the pin.
    if (map !== null && lat !== undefined && lng !== undefined) map.easeTo({ center: [lng, lat], offset: [0, 48] });
  }, [map, lat, lng]);
  const isWhole = chosen.length === 0;
  const wasWhole = useRef(true);
  useEffect(() => {
    // Whoever has looked closer gets back to where they came from.
    if (isWhole && !wasWhole.current) map?.fitBounds(begin(), { padding: ROOM, maxZoom: 14 });
    wasWhole.current = isWhole;
  }, [map, isWhole]);
  const clusters = map === null ? [] : clustersOf(points, (point) => map.project([point.lng, point.lat]), NEAR);
  const open = clusters.find(({ items }) => items.length === 1 && chosen.includes(items[0]?.id ?? ""));
  const mine = map === null || me === null ? null : map.project([me.lng, me.lat]);
  const into = (items: readonly MapPoint[]) => {
    onChoose(items.map(({ id }) => id));
    map?.fitBounds(boundsOf(items), { padding: ROOM, maxZoom: CLOSEST });
  };
  return (
    <div className="map-tiled" data-ready={map === null ? undefined : ""}>
      <div ref={holder} className="map-canvas" />
      {mine !== null && (
        <span className="map-me" role="img" aria-label={meLabel} style={{ left: mine.x, top: mine.y }} />
      )}
      {clusters.map(({ items, x, y }) => {
        const [only] = items;
        const ids = items.map(({ id }) => id);
        const on = ids.some((id) => chosen.includes(id));
        return (
          <MapPin
            key={ids.join(" ")}
            x={`${x}px`}
            y={`${y}px`}
            count={items.length}
            label={items.length === 1 ? (only?.label ?? "") : items.map((each) => each.label).join(", ")}
            named={false}
            on={on}
            onTap={() => (items.length > 1 ? into(items) : onChoose(on ? [] : ids))}
          />
        );
      })}
      {open !== undefined && (
        <div className="map-popup" style={{ left: open.x, top: open.y }}>
          {popup}
        </div>
      )}
      <div className="map-zoom">
        <IconButton label={copy.mapCloser} icon="plus" onClick={() => map?.zoomIn()} />
        <IconButton label={copy.mapFarther} icon="minus" onClick={() => map?.zoomOut()} />
      </div>
    </div>
  );
}

/** The library as a module, whether its bundler wraps it or not. */
async function load(): Promise<Library> {
  const module = (await import("maplibre-gl")) as Library & { default?: Library };
  return module.default ?? module;
}

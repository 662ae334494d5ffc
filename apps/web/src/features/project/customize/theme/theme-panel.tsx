import { Button, SegmentedControl, Slider } from "@mantine/core";
import { ART_DIRECTIONS, artDirectionSchema, brandTheme, type ArtDirection, type Theme } from "@sayhey/appspec";
import { readArtMotif } from "@sayhey/codegen/art";
import { createRandom, hashText } from "@sayhey/contract/random";
import { brandKitSchema } from "@sayhey/contract/settings";
import { useQuery } from "@tanstack/react-query";
import Palette from "lucide-react/icons/palette";
import { memo, useCallback, useId, useState } from "react";
import { rowsOf } from "../../../../api/rows-error.ts";
import { queryKeys } from "../../../../api/query-keys.ts";
import { useUserId } from "../../../../session/session.tsx";
import { connect } from "../../../../api/supabase.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import customize from "../customize.module.css";
import { Cluster } from "../inspector/control-parts.tsx";
import { lookOf, useDrawing } from "../palette/thumbnail.tsx";
import { ColoursSection } from "./colours-section.tsx";
import { shownPalette } from "./shown-palette.ts";
import { Specimen } from "./specimen.tsx";
import { SpecimenFonts } from "./specimen-fonts.tsx";
import classes from "./theme.module.css";
import { TypeSection } from "./type-section.tsx";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

/** The part of an art direction that a theme takes over. */
function themeOf(direction: ArtDirection): Theme {
  const { scheme, light, dark, display, text, radius, density, motion } = ART_DIRECTIONS[direction];
  return { direction, scheme, light, dark, display, text, radius, density, motion };
}

/** A picture of what the app is about, drawn anew only for another direction: dragging a slider beside it must stay smooth. */
const DirectionPicture = memo(function DirectionPicture({
  direction,
  about,
}: {
  direction: ArtDirection;
  about: string;
}) {
  const draw = useDrawing(direction);
  const theme = themeOf(direction);
  return (
    <span className={classes.directionPicture} style={lookOf(shownPalette(theme), theme)}>
      {draw === null ? null : (
        <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {draw({
            rand: createRandom(hashText(about)),
            motif: readArtMotif(about),
            id: `dir${direction.replace("-", "")}`,
          })}
        </svg>
      )}
      <b
        aria-hidden="true"
        style={{
          fontStyle: theme.display.italic === true ? "italic" : "normal",
          borderRadius: Math.min(8, theme.radius * 0.4),
        }}
      >
        Aa
      </b>
    </span>
  );
});

interface DirectionTileProps {
  direction: ArtDirection;
  about: string;
  chosen: boolean;
  onTry: (patch: Partial<Theme> | null) => void;
  onTake: () => void;
}

function DirectionTile({ direction, about, chosen, onTry, onTake }: DirectionTileProps) {
  return (
    <button
      type="button"
      className={classes.direction}
      aria-pressed={chosen}
      onPointerEnter={(event) => event.pointerType === "mouse" && onTry(themeOf(direction))}
      onPointerLeave={() => onTry(null)}
      onClick={onTake}
    >
      <DirectionPicture direction={direction} about={about} />
      {ART_DIRECTIONS[direction].name}
    </button>
  );
}

/** Their own brand kit, where somebody made one. */
function useBrandKit() {
  const userId = useUserId();
  const query = useQuery({
    queryKey: queryKeys.brandKit(userId),
    queryFn: async () => {
      const client = await connect();
      const answer = await client
        .from("brand_kits")
        .select("accent,displayFamily:display_family,textFamily:text_family,enabled");
      const rows = rowsOf(answer, "Your brand kit");
      const kit = brandKitSchema.safeParse(Array.isArray(rows) ? rows[0] : undefined);
      return kit.success ? kit.data : null;
    },
  });
  return query.data ?? null;
}

/** How the app looks: art direction, colours, type, shapes and motion. A piece of the app shows each choice before it is made. */
export function ThemePanel() {
  const { spec, edit, undo } = useEditor();
  const { theme } = spec;
  const kit = useBrandKit();
  const radiusId = useId();
  const [tried, setTried] = useState<Partial<Theme> | null>(null);
  const onTry = useCallback((patch: Partial<Theme> | null) => setTried(patch), []);
  const take = (patch: Partial<Theme>, reason: string): void => {
    setTried(null);
    const result = edit([{ op: "set-theme", patch }], { source: "theme", reason });
    if (!result.ok) toast.error(result.problem);
  };
  return (
    <>
      <div className={classes.stage}>
        <Specimen theme={{ ...theme, ...tried }} />
      </div>
      <section className={customize.section} aria-label="Art direction">
        <h3>Art direction</h3>
        <SpecimenFonts faces={artDirectionSchema.options.map((direction) => ART_DIRECTIONS[direction].display)} />
        <div className={classes.directions}>
          {artDirectionSchema.options.map((direction) => (
            <DirectionTile
              key={direction}
              direction={direction}
              about={spec.entities[0]?.name ?? spec.identity.name}
              chosen={direction === theme.direction}
              onTry={onTry}
              onTake={() => {
                if (direction === theme.direction) return;
                take(themeOf(direction), `Art direction ${ART_DIRECTIONS[direction].name}`);
                toast.success(`${ART_DIRECTIONS[direction].name}`, {
                  description: "Colors, fonts, shapes and pictures changed.",
                  ...undoable(undo),
                });
              }}
            />
          ))}
        </div>
      </section>
      <ColoursSection theme={theme} onTry={onTry} onTake={take} />
      {kit === null ? null : (
        <section className={customize.section} aria-label="Brand kit">
          <div>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Palette size={15} aria-hidden="true" />}
              onClick={() => take(brandTheme(theme, kit), "My brand kit")}
            >
              Use my brand kit
            </Button>
          </div>
        </section>
      )}
      <TypeSection theme={theme} onTry={onTry} onTake={take} />
      <section className={customize.section} aria-label="Shape and motion">
        <h3>Shape and motion</h3>
        <div>
          <div className={classes.sliderHead}>
            <span id={radiusId}>Corners</span>
            <span className="sh-tabular">{tried?.radius ?? theme.radius} px</span>
          </div>
          <Slider
            size="sm"
            min={0}
            max={32}
            label={null}
            value={tried?.radius ?? theme.radius}
            onChange={(radius) => setTried({ radius })}
            onChangeEnd={(radius) => take({ radius }, `Corners of ${radius} px`)}
            thumbProps={{ "aria-labelledby": radiusId }}
          />
        </div>
        <Segments
          label="Room"
          value={theme.density}
          options={{ airy: "Airy", regular: "Regular", compact: "Compact" }}
          onTake={(density) => take({ density }, `Room: ${density}`)}
        />
        <Segments
          label="Motion"
          value={theme.motion}
          options={{ none: "None", gentle: "Gentle", snappy: "Snappy", bouncy: "Bouncy", stepped: "Steps" }}
          onTake={(motion) => take({ motion }, `Motion: ${motion}`)}
        />
        <Segments
          label="Opens"
          value={theme.scheme}
          options={{ light: "Light", dark: "Dark", system: "As the device" }}
          onTake={(scheme) => take({ scheme }, `Opens ${scheme === "system" ? "as the device is set" : scheme}`)}
        />
      </section>
    </>
  );
}

function Segments<V extends string>({
  label,
  value,
  options,
  onTake,
}: {
  label: string;
  value: V;
  options: Record<V, string>;
  onTake: (value: V) => void;
}) {
  return (
    <Cluster label={label}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={label}
        value={value}
        data={(Object.entries(options) as [V, string][]).map(([key, name]) => ({ value: key, label: name }))}
        onChange={(next) => onTake(next as V)}
      />
    </Cluster>
  );
}
